package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.items;
import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.subject.LintContext;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ItemRulesTest {
    private static final String NOTE = "What the page answers in a sentence";

    /** A file of a hundred items, the first so many of which are written as told. */
    private static LintContext of100(int poor, Function<Integer, String> written) {
        return items(IntStream.range(0, 100)
                .mapToObj(i -> i < poor ? written.apply(i) : "- [Name " + i + "](/" + i + "): " + NOTE + " " + i)
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- https://a.example/                    | bare address",
                "- Words without any                     | no link",
                "- Words, see https://a.example/ there   | no link, only an address in text",
                "- See [A](/a)                           | link is not first",
                "- **[A](/a)**                           | link wrapped in emphasis",
                "- [ ] [A](/a)                           | task-list box"
            })
    void anItemThatIsNoLinkIsToldWhy(String item, String why) {
        var finding = ItemRules.listItems(items(item));
        assertEquals("fail 5", verdict(finding));
        assertTrue(finding.message().startsWith("Line 5: " + why + "."), finding.message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "• [A](/a): b     | no list marker, write \"-\" for \"•\".",
                "–\u00A0[A](/a)  | no list marker, write \"-\" for \"–\".",
                "-[A](/a)         | no space after \"-\".",
                "[A](/a)          | no list marker."
            })
    void anItemWithoutItsMarkerIsToldWhatToWrite(String item, String why) {
        var finding = ItemRules.listItems(items(item));
        assertEquals("fail 5", verdict(finding));
        assertEquals("Line 5: " + why + " Write \"- [name](https://…): notes\".", finding.message());
        assertEquals("pass", verdict(ItemRules.bulletMarker(items(item))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "- [A]（https://a.example/a）: b  ; - [name](https://…): notes",
                "- ［A］(https://a.example/a)     ; - [name](https://…): notes",
                "- 【A】(https://a.example/a)     ; - [name](https://…): notes",
                "- (A)[https://a.example/a]       ; - [name](https://…): notes",
                "- [A]{https://a.example/a}       ; - [name](https://…): notes",
                "- [A]: https://a.example/a       ; - [name](https://…): notes",
                "- [https://a.example/a A]        ; - [name](https://…): notes",
                "- ![A](https://a.example/a)      ; - [name](https://…): notes",
                "- <https://a.example/a|A>        ; - [A](https://a.example/a): notes",
                "- A (new): https://a.example/a b ; - [A (new)](https://a.example/a): b"
            })
    void theLineToWriteIsALink(String item, String written) {
        var message = ItemRules.listItems(items(item)).message();
        assertTrue(message.endsWith("Write \"" + written + "\"."), message);
    }

    @Test
    void anyItemThatIsNoLinkIsAWarningAndMoreThanTenInAHundredAFailure() {
        assertEquals("pass", verdict(ItemRules.listItems(of100(0, _ -> ""))));
        assertEquals("warning 5", verdict(ItemRules.listItems(of100(10, i -> "- Words " + i))));
        assertEquals("fail 5", verdict(ItemRules.listItems(of100(11, i -> "- Words " + i))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- [A](/a): notes  | pass",
                "- [A](/a)         | pass",
                "- [A](/a) - notes | fail 5",
                "- [A](/a) notes   | fail 5"
            })
    void notesFollowAColon(String item, String verdict) {
        assertEquals(verdict, verdict(ItemRules.notesSeparator(items(item))));
    }

    @Test
    void halfOfTheNotesMayFollowADashBeforeItIsAFailure() {
        assertEquals("warning 5", verdict(ItemRules.notesSeparator(of100(50, i -> "- [N](/" + i + ") - x"))));
        assertEquals("fail 5", verdict(ItemRules.notesSeparator(of100(51, i -> "- [N](/" + i + ") - x"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"- [A](/a) | pass", "* [A](/a) | warning 5", "+ [A](/a) | warning 5"})
    void onlyAHyphenIsReadByTheReferenceParser(String item, String verdict) {
        assertEquals(verdict, verdict(ItemRules.bulletMarker(items(item))));
    }

    @Test
    void withoutEntriesEveryRuleHasSomethingToSay() {
        var empty = subject("# T\n\nText.\n");
        assertEquals("warning", verdict(ItemRules.bulletMarker(empty)));
        assertEquals("fail", verdict(ItemRules.listItems(empty)));
        assertEquals("fail", verdict(NoteRules.descriptions(empty)));
        assertEquals("fail", verdict(NoteRules.descriptionQuality(empty)));
        assertEquals("fail", verdict(NameRules.linkText(empty)));
        assertEquals("fail", verdict(NameRules.uniqueTitles(empty)));
        assertEquals("pass", verdict(ItemRules.linkSyntax(empty)));
    }

    @Test
    void brokenLinksAreFoundInItemsAndInRunningText() {
        assertEquals("fail 3", verdict(ItemRules.linkSyntax(subject("# T\n\nSee [a] (https://a.example/) there.\n"))));
        assertEquals("fail 5", verdict(ItemRules.linkSyntax(items("- [A](/a b): note"))));
        assertEquals("pass", verdict(ItemRules.linkSyntax(items("- [A](</a b>): note"))));
        assertEquals("pass", verdict(ItemRules.linkSyntax(subject("# T\n\nIn code `[a] (/a)` it stands.\n"))));
    }

    @Test
    void aParenthesisLeftOpenCountsInListsOnly() {
        assertEquals("pass", verdict(ItemRules.linkSyntax(subject("# T\n\nSee [a](b there.\n\n## S\n\n- [B](/b)\n"))));
        assertEquals("fail 5", verdict(ItemRules.linkSyntax(items("- [A](/a: note"))));
    }

    @Test
    void oneItemInTenMayBeWithoutNotes() {
        Function<Integer, String> bare = i -> "- [Name " + i + "](/" + i + ")";
        assertEquals("pass", verdict(NoteRules.descriptions(of100(10, bare))));
        assertEquals("warning 5", verdict(NoteRules.descriptions(of100(11, bare))));
        assertEquals("warning 5", verdict(NoteRules.descriptions(of100(50, bare))));
        assertEquals("fail 5", verdict(NoteRules.descriptions(of100(51, bare))));
        assertEquals("fail 5", verdict(NoteRules.descriptions(items("- [A](/a): ab"))));
        assertEquals("pass", verdict(NoteRules.descriptions(items("- [A](/a): abc"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Fourteen signs                | notes of 14 characters",
                "The price list of all         | the notes repeat the name",
                "**The price list of all.**    | the notes repeat the name"
            })
    void aNoteThatTellsNothingIsToldWhy(String note, String why) {
        var finding = NoteRules.descriptionQuality(items("- [The price list of all](/a): " + note));
        assertEquals("fail 5", verdict(finding));
        assertTrue(finding.message().contains(why), finding.message());
    }

    @Test
    void aNoteHasFifteenToThreeHundredCharacters() {
        assertEquals("pass", verdict(NoteRules.descriptionQuality(items("- [A](/a): " + "x".repeat(15)))));
        assertEquals("pass", verdict(NoteRules.descriptionQuality(items("- [A](/a): " + "x".repeat(300)))));
        assertEquals("fail 5", verdict(NoteRules.descriptionQuality(items("- [A](/a): " + "x".repeat(301)))));
    }

    @Test
    void twoPagesMayNotShareANoteButOnePageMayRepeatIts() {
        var shared = items("- [A](/a): " + NOTE, "- [B](/b): **" + NOTE + "**");
        assertEquals("fail 5", verdict(NoteRules.descriptionQuality(shared)));
        assertEquals("pass", verdict(NoteRules.descriptionQuality(items("- [A](/a): " + NOTE, "- [B](/a/): " + NOTE))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"here", "Read more", "**Click here!**", "x", "https://a.example/b", "www.a.example"})
    void aNameThatNamesNothingIsFound(String name) {
        assertEquals("fail 5", verdict(NameRules.linkText(items("- [" + name + "](/a): " + NOTE))));
    }

    @Test
    void aNameHasTwoToAHundredCharacters() {
        assertEquals("pass", verdict(NameRules.linkText(items("- [Go](/a)"))));
        assertEquals("pass", verdict(NameRules.linkText(items("- [" + "x".repeat(100) + "](/a)"))));
        assertEquals("fail 5", verdict(NameRules.linkText(items("- [" + "x".repeat(101) + "](/a)"))));
        assertEquals("pass", verdict(NameRules.linkText(items("- [Where to read more](/a)"))));
    }

    @Test
    void twoPagesMayNotShareANameButOnePageMayRepeatIts() {
        assertEquals("fail 6", verdict(NameRules.uniqueTitles(items("- [Guide](/a)", "- [*guide*](/b)"))));
        assertEquals("pass", verdict(NameRules.uniqueTitles(items("- [Guide](/a)", "- [Guide](/a/)"))));
        assertEquals(
                "warning 6",
                verdict(NameRules.uniqueTitles(
                        items("- [Guide](/a)", "- [Guide](/b)", "- [C](/c)", "- [D](/d)", "- [E](/e)"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "- GitHub: https://a.example/b             ; - [GitHub](https://a.example/b): notes",
                "- https://a.example/b | Our plans         ; - [Our plans](https://a.example/b): notes",
                "- **Docs** – https://a.example/d for all  ; - [Docs](https://a.example/d): for all",
                "- https://a.example/b                     ; - [name](https://a.example/b): notes",
                "* https://a.example/c d e                 ; - [d e](https://a.example/c): notes"
            })
    void aBareAddressIsShownAsTheLinkThatItMeans(String item, String link) {
        var message = ItemRules.listItems(items(item)).message();
        assertTrue(message.endsWith("Write \"" + link + "\"."), message);
    }

    @Test
    void aFactMayStandAboveTheSections() {
        assertEquals(
                "Line 5: no link. Write \"- [name](https://…): notes\", or put facts above the first \"##\".",
                ItemRules.listItems(items("- Founded in 1908")).message());
    }

    @Test
    void aLinkInCodeIsToldApartFromNone() {
        var message = ItemRules.listItems(items("- `[A](https://a.example/)`")).message();
        assertTrue(message.startsWith("Line 5: the link stands in code."), message);
    }

    @Test
    void aFullWidthColonIsToldByItsName() {
        var finding = ItemRules.notesSeparator(items("- [快速开始](/a)：配置服务器并验证首次运行。"));
        assertEquals("fail 5", verdict(finding));
        assertTrue(finding.message().endsWith("write \":\" for \"：\"."), finding.message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "配置服务器并验证首次运行。   | pass",
                "快速开始与安装              | fail 5",
                "서버를 설정하고 처음 실행   | pass",
                "はじめてのガイド             | pass",
                "はじめてのガ               | fail 5",
                "Привет, это тут          | pass",
                "Привет, это              | fail 5"
            })
    void aHanKanaOrHangulCharacterCountsAsTwoInNotes(String note, String verdict) {
        assertEquals(verdict, verdict(NoteRules.descriptionQuality(items("- [A](/a): " + note))));
    }

    @Test
    void wideNotesAreTooLongSooner() {
        assertEquals("pass", verdict(NoteRules.descriptionQuality(items("- [A](/a): " + "列".repeat(150)))));
        assertEquals("fail 5", verdict(NoteRules.descriptionQuality(items("- [A](/a): " + "列".repeat(151)))));
    }

    @Test
    void oneWideCharacterIsAName() {
        assertEquals("pass", verdict(NameRules.linkText(items("- [列](/a): how columns are laid out in a page"))));
        assertEquals("fail 5", verdict(NameRules.linkText(items("- [x](/a): how columns are laid out in a page"))));
        assertEquals("pass", verdict(NameRules.linkText(items("- [" + "列".repeat(50) + "](/a)"))));
        assertEquals("fail 5", verdict(NameRules.linkText(items("- [" + "列".repeat(51) + "](/a)"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Url", "Website", "details", "View"})
    void aVagueNameNeedsNotes(String name) {
        assertEquals(
                "pass", verdict(NameRules.linkText(items("- [" + name + "](/a): how the url of a trace is made"))));
        assertEquals("fail 5", verdict(NameRules.linkText(items("- [" + name + "](/a)"))));
    }

    @Test
    void aLinkIsToldByWhatIsWrongWithIt() {
        assertEquals(
                "Line 5: a title in curly quotes. Write straight ones: [name](url \"title\").",
                ItemRules.linkSyntax(items("- [A](/a “T”): note")).message());
        assertEquals(
                "Line 5: the \">\" after the address is missing. Write \"[name](url)\".",
                ItemRules.linkSyntax(items("- [A](</a): note")).message());
        assertEquals("pass", verdict(ItemRules.linkSyntax(items("- [A](/a \"“T”\"): note"))));
    }
}
