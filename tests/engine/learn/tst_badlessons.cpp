// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfiles.h"

using namespace sobremesa;

// One message that names the place and the reason, for everything that can be wrong with a lesson file.
class TestBadLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void message_data();
    void message();
    void notJson();
};

void TestBadLessons::message_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char *name, const char *from, const char *to, const char *wanted) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(wanted);
    };
    row("format", "sobremesa-lesson", "sobremesa-record", "format: must be \"sobremesa-lesson\"");
    row("version", R"("version": 1)", R"("version": 2)", "version: must be a whole number from 1 to 1");
    row("game", R"("game": "porrazo")", R"("game": "mus")", "game: is not one of the games");
    row("id", R"("id": "porrazo-3")", R"("id": "porrazo-4")", "id: must be \"porrazo-3\"");
    row("unknown field", R"("minutes": 3,)", R"("minutes": 3, "colour": 1,)",
        "colour: there is no such field");
    row("newcomers", R"("minutes": 3,)", R"("minutes": 3, "newcomers": true,)",
        "newcomers: is for a first lesson");
    row("a language is missing", R"(, "ja": "ポラーソ"})", "}", "title.ja: must be a text");
    row("another language", R"("ja": "ポラーソ"})", R"("ja": "ポラーソ", "fr": "x"})",
        "title.fr: there is no such field");
    row("an empty sentence", R"({"en": "The blow")", R"({"en": "")", "title.en: must not be empty");
    row("what it is about is missing",
        R"("about": {"en": "Taking the card that was laid just before you is a blow, and a blow scores.", "es": "Tomar la carta que acaban de echar antes de ti es un porrazo, y da tantos.", "ja": "直前に出されたばかりの札を取るのがポラーソで、得点になります。"},)",
        "", "about: is missing");
    row("unequal places", "Porrazo: {points 4}.", "Porrazo.", "right.es: must have the same places");
    row("a strange place", "A blow: {points 4}.", "A blow: {punkte 4}.",
        "right.en: \"{punkte 4}\" is neither");
    row("a strange mark", "<b>just</b>", "<u>just</u>", "text.en: \"<u>\" is neither");
    row("a card", R"("cards": ["Kh", "Kd"])", R"("cards": ["Kh", "Kx"])", "cards[1]: \"Kx\" is not a card");
    row("names", R"("names": ["", "Rosa"])", R"("names": [""])", "has more seats than the lesson has names");
    row("a kind", R"("kind": "watch")", R"("kind": "look")", "scenes[0].steps[0].kind: must be say, show");
    row("a field of another kind", R"("kind": "show",)", R"("kind": "show", "accept": [],)",
        "accept: there is no such field");
    row("an action", R"("accept": ["play Kd"])", R"("accept": ["throw Kd"])",
        "steps[3].accept[0]: \"throw Kd\"");
    row("acting for the learner", R"("1 play Kh")", R"("0 play Kd")", "must not act for the learner");
    row("a matcher", R"([{"books": "porrazo"}])", R"([{"book": "porrazo"}])", "there is no such field");
    row("a reason", R"({"books": "porrazo"}])", R"({"books": "blow"}])", "\"blow\" is no reason");
    row("show", R"("show": "play 6d", )", "", "show: is missing");
    row("an answer", R"("answer": 0)", R"("answer": 7)", "answer: is not among the options");
    row("a check is missing", R"("check": {"gain": 0, "after": "play Qh"}, )", "", "check: is missing");
    row("a check without action", R"("gain": 0, "after": "play Qh")", R"("gain": 0)",
        "check.after: must name an action");
    row("a light", R"("light": ["Kh", "hand"])", R"("light": ["Kh", "sky"])",
        "light[1]: \"sky\" is not a card");
    row("a seat to light", R"("light": ["Kh", "hand"])", R"("light": ["seat:2"])",
        "light[0]: there is no such seat");
    row("a record", R"("captured": [4, 4])", R"("captured": [4, 3])", "scenes[0].record");
    row("an option", R"("options": {"players": 2})", R"("options": {"players": 9})",
        "scenes[0].record.options.players");
    row("until", R"("until": "deal")", R"("until": "night")", "until: \"night\" is no phase");
    row("twice the same id", R"("id": "trap", "accept")", R"("id": "strike", "accept")",
        "the step \"strike\" is there twice");
    row("a world of strangers", R"({"hands": {"1": )", R"({"hands": {"7": )", "world.hands: must name seats");
    row("any before others", R"({"match": "play Qh", "text")", R"({"match": "*", "text")",
        "\"*\" needs a reply of its own");
}

void TestBadLessons::message()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, wanted);
    QByteArray text = lessonfiles::contents(QStringLiteral(LESSONS_DIR "/porrazo/3.json"));
    QVERIFY2(text.contains(from), from.constData());
    text.replace(from, to);
    const auto lesson = lessonfiles::read(text);
    QVERIFY(!lesson);
    const QByteArray message = QByteArray::fromStdString(oneLine(lesson.refusal()));
    QVERIFY2(message.contains(wanted), message.constData());
    QVERIFY(!message.contains('\n'));
}

void TestBadLessons::notJson()
{
    QVERIFY(!lessonfiles::read(QByteArray()));
    QVERIFY(!lessonfiles::read(QByteArrayLiteral("[]")));
    const QByteArray text = lessonfiles::contents(QStringLiteral(LESSONS_DIR "/porrazo/3.json"));
    for (int length = 0; length < text.size(); length += 97)
        QVERIFY(!lessonfiles::read(text.left(length)));
}

QTEST_APPLESS_MAIN(TestBadLessons)
#include "tst_badlessons.moc"
