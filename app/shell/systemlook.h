// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>

#include <optional>

// What the system's own settings say about how programs shall look, followed while the program runs. On Linux
// the desktop's portal is asked beside the window; until it answers, what Qt and the desktops' files say
// holds.
class SystemLook : public QObject
{
    Q_OBJECT

public:
    explicit SystemLook(QObject *parent = nullptr);
    [[nodiscard]] static SystemLook &shared();

    [[nodiscard]] bool isDark() const;
    [[nodiscard]] bool wantsContrast() const;
    [[nodiscard]] bool reducesMotion() const;
    // By how much the system wants text to be larger than usual; 1 where it says nothing.
    [[nodiscard]] double textFactor() const { return m_textFactor; }

    // Begins to follow the system. Does not wait for anything.
    void follow();
    // Of the portal's settings, those that take() may know.
    [[nodiscard]] static QStringList groups();
    // One setting in the words of the desktop's portal. What is not known or cannot be is passed over.
    void take(const QString &group, const QString &key, const QVariant &value);

Q_SIGNALS:
    void changed();

private:
    // What the portal has said.
    std::optional<bool> m_dark;
    std::optional<bool> m_contrast;
    std::optional<bool> m_still;
    double m_textFactor = 1;
};
