package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.subject.LintContext;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code ↵} stands for the end of a line; each text follows a title and a blank line. */
final class SectionRulesTest {
    private static LintContext written(String text) {
        return subject("# T\n\n" + text.replace("↵", "\n") + "\n");
    }

    private static String links(String folder, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "- [N" + i + "](/" + folder + "/" + i + ")\n")
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## S↵- [A](/a)              | pass",
                "- [A](/a)                   | warning",
                "See [A](/a).                | warning",
                "## S↵- no link              | fail",
                "## For agents↵Quote the times of the tides.↵- [A](/a) | warning",
                "Text.                       | fail"
            })
    void thereIsASectionWithLinks(String text, String verdict) {
        assertEquals(verdict, verdict(SectionRules.sectionsPresent(written(text))));
    }

    @Test
    void twoLinksMayStandBeforeTheFirstSection() {
        assertEquals(
                "pass", verdict(SectionRules.linksInSections(written(links("a", 2) + "\n## S\n" + links("b", 3)))));
        assertEquals(
                "warning 3",
                verdict(SectionRules.linksInSections(written(links("a", 3) + "\n## S\n" + links("b", 3)))));
        assertEquals("warning", verdict(SectionRules.linksInSections(written(links("a", 3)))));
        // Below a second title they stand in no section either, but after the first.
        assertEquals(
                "pass",
                verdict(SectionRules.linksInSections(written("## S\n" + links("b", 3) + "\n# U\n" + links("a", 3)))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## S↵- [A](/a)                        | pass",
                "## S↵- [A](/a)↵↵## Empty              | fail 6",
                "## S↵Words only.↵↵## R↵- [A](/a)      | warning 3",
                "## S↵Words only.↵↵## Empty            | fail 6",
                "- [A](/a)                             | warning",
                "Text.                                 | fail"
            })
    void aSectionWithoutAListFailsOnlyWhereItIsEmpty(String text, String verdict) {
        assertEquals(verdict, verdict(SectionRules.sectionNotEmpty(written(text))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## S↵- [A](/a)                    | pass      | pass",
                "Text.↵↵## S↵- [A](/a)             | pass      | pass",
                "## S↵Text.↵↵- [A](/a)             | warning 4 | pass",
                "## S↵> Quote.↵↵- [A](/a)          | warning 4 | pass",
                "## S↵- [A](/a)↵  - [B](/b)        | pass      | warning 5",
                "## S↵- [A](/a)↵  goes on          | pass      | pass"
            })
    void sectionsHoldFlatListsAndNothingElse(String text, String prose, String nested) {
        assertEquals(prose, verdict(SectionRules.sectionProse(written(text))));
        assertEquals(nested, verdict(SectionRules.nestedLists(written(text))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## S↵- [A](/a)                                      | pass",
                "## S↵- [A](/a)↵## Optional↵- [B](/b)                | pass",
                "## Optional↵- [A](/a)↵## S↵- [B](/b)                | warning 3",
                "## S↵- [A](/a)↵## optional↵- [B](/b)                | warning 5",
                "## S↵- [A](/a)↵## Optional:↵- [B](/b)               | warning 5",
                "## S↵- [A](/a)↵## **Optional**↵- [B](/b)            | warning 5",
                "## S↵- [A](/a)↵## Optional (may be skipped)↵- [B](/b) | warning 5",
                "## S↵- [A](/a)↵## OPTIONAL – for later↵- [B](/b)   | warning 5",
                "## Optional extras (old)↵- [A](/a)↵## S↵- [B](/b)  | pass",
                "## Optional-chaining↵- [A](/a)↵## S↵- [B](/b)      | pass",
                "## Optional extras↵- [A](/a)↵## S↵- [B](/b)         | pass",
                "## Optional↵- [A](/a)↵## Optional↵- [B](/b)         | warning 3"
            })
    void optionalIsTheLastSectionUnderThatName(String text, String verdict) {
        assertEquals(verdict, verdict(SectionRules.optionalLast(written(text))));
    }

    @Test
    void aSectionHoldsAHundredLinksAndEightyInAHundred() {
        assertEquals("pass", balance("## S", 100, 100));
        assertEquals("warning 3", balance("## S", 101, 101));
        assertEquals("pass", balance("## S", 16, 4));
        assertEquals("warning 3", balance("## S", 17, 3));
        // Under twenty links the share says nothing.
        assertEquals("pass", balance("## S", 18, 1));
    }

    private static String balance(String first, int here, int there) {
        return verdict(
                SectionRules.sectionBalance(written(first + "\n" + links("a", here) + "\n## R\n" + links("b", there))));
    }

    @Test
    void oneSectionNamedAfterNothingIsACatchAll() {
        assertEquals("warning 3", verdict(SectionRules.sectionBalance(written("## **Links**\n" + links("a", 3)))));
        assertEquals("pass", verdict(SectionRules.sectionBalance(written("## Guides\n" + links("a", 3)))));
        assertEquals("pass", balance("## Links", 3, 3));
        assertEquals("warning", verdict(SectionRules.sectionBalance(written("## Guides\n- no link\n"))));
    }

    @Test
    void fortySectionsAreEnough() {
        assertEquals("pass", verdict(SectionRules.sectionBalance(written(sections(40)))));
        assertEquals("warning 83", verdict(SectionRules.sectionBalance(written(sections(41)))));
    }

    private static String sections(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "## S" + i + "\n- [N](/" + i + ")\n")
                .collect(Collectors.joining());
    }

    @Test
    void fromFiftyLinksOnSomeAreOptional() {
        assertEquals("pass", verdict(SectionRules.optionalUse(written("## S\n" + links("a", 49)))));
        assertEquals("warning", verdict(SectionRules.optionalUse(written("## S\n" + links("a", 50)))));
        assertEquals(
                "pass",
                verdict(SectionRules.optionalUse(
                        written("## S\n" + links("a", 50) + "\n## OPTIONAL\n" + links("b", 1)))));
    }

    @Test
    void textBesideAListAndInsteadOfOneAreToldApart() {
        var told = "Lines 4–5: text where a list of links should stand."
                + " Put it above the first \"##\", and list links here.";
        assertEquals(
                told,
                SectionRules.sectionProse(written("## S↵Words.↵More words.↵↵## R"))
                        .message());
        assertEquals(
                "See section-not-empty.",
                SectionRules.sectionProse(written("## S↵Words.↵More words.↵↵## R↵- [A](/a)"))
                        .message());
        assertTrue(SectionRules.sectionProse(written("## S↵- [A](/a)↵↵Last words."))
                .message()
                .startsWith("Line 6: text beside the list is skipped"));
    }

    @Test
    void aSectionOfOneLinkIsNotToBeSplit() {
        var one = SectionRules.sectionBalance(written("## Site↵- [A](/a)")).message();
        assertTrue(one.contains("join another section") && !one.contains("Split"), one);
        var three = SectionRules.sectionBalance(written("## Pages\n" + links("a", 3)))
                .message();
        assertTrue(three.endsWith("has all 3 links, and a name that fits any. Name its topic."), three);
        var many = SectionRules.sectionBalance(written("## Pages\n" + links("a", 30)))
                .message();
        assertTrue(many.endsWith("Split it by topic."), many);
    }

    @Test
    void tooManySectionsAreCounted() {
        assertEquals(
                "Line 83: 41 sections, over 40. Let the 41 that have one link join others.",
                SectionRules.sectionBalance(written(sections(41))).message());
    }

    @Test
    void aBareAddressInAnItemIsALinkOfItsSection() {
        assertEquals("pass", verdict(SectionRules.sectionsPresent(written("## S↵- A: https://a.example/"))));
        assertEquals("pass", verdict(SectionRules.sectionsPresent(written("## S↵- A↵  https://a.example/"))));
        assertEquals("fail", verdict(SectionRules.sectionsPresent(written("## S↵- A: `https://a.example/`"))));
    }

    @Test
    void optionalAtTheEndIsOnlySpeltAnew() {
        assertEquals(
                "Line 5: write \"## Optional\".",
                SectionRules.optionalLast(written("## S↵- [A](/a)↵## optional↵- [B](/b)"))
                        .message());
        assertEquals(
                "Line 3: write \"## Optional\", and at the end.",
                SectionRules.optionalLast(written("## optional↵- [A](/a)↵## S↵- [B](/b)"))
                        .message());
    }
}
