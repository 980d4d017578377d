package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.crawl.PathRules.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PathRulesTest {
    private static PathRules rules(String... signed) {
        return new PathRules(Arrays.stream(signed)
                .map(rule -> Rule.of(rule.substring(1), rule.startsWith("+")))
                .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "/a,         /a,         true",
        "/a,         /ab,        true",
        "/a,         /A,         false",
        "/a$,        /a,         true",
        "/a$,        /ab,        false",
        "/*.php,     /x.php?a=1, true",
        "/*.php$,    /x.php?a=1, false",
        "/*.php$,    /a.php.php, true",
        "/a**b,      /axxb,      true",
        "/*a*b$,     /xabab,     true",
        "/*a*b$,     /xaba,      false",
        "/ab*b$,     /ab,        false",
        "/a*xx*xy$,  /aqxxy,     false",
        "/a*,        /a,         true",
        "/a*$,       /abc,       true",
        "/*x*y*z,    /zyx,       false"
    })
    void aPatternFits(String pattern, String path, boolean fits) {
        assertEquals(fits, Rule.of(pattern, false).matches(path));
    }

    @ParameterizedTest
    @CsvSource({
        // The most octets win, in whatever order the rules stand.
        "-/a,     +/a/b,     /a/b/c,  true",
        "+/a/b,   -/a,       /a/c,    false",
        // Of equal length the one that allows.
        "-/a/,    +/a/,      /a/b,    true",
        "+/a/*,   -/a/b,     /a/b,    true",
        // A star counts as an octet; one that does not fit counts nothing.
        "-/a*,    +/a,       /ab,     false",
        "-/a*b*c, +/a,       /abd,    true",
        // The end of the path is a sign of the pattern.
        "-/a$,    +/a,       /a,      false",
        "-/a$,    +/a,       /ab,     true"
    })
    void ofTwoRulesTheLongerDecides(String one, String other, String path, boolean allowed) {
        assertEquals(allowed, rules(one, other).allow(path));
        assertEquals(allowed, rules(other, one).allow(path));
    }

    @Test
    void whatNoRuleFitsIsAllowed() {
        assertTrue(rules().allow("/"));
        assertTrue(rules("-/private").allow("/public"));
    }

    @Test
    void theLongestStartIsFoundPastOthersThatAreSortedBetween() {
        var rules = rules("-/a", "+/abc", "+/abd", "-/ab$", "+/b", "-/abcx");
        assertFalse(rules.allow("/abb"));
        assertTrue(rules.allow("/abcd"));
        assertFalse(rules.allow("/abcxy"));
        assertFalse(rules.allow("/ab"));
        assertTrue(rules.allow("/bc"));
    }

    /** Four thousand pieces between stars count, those of rules that forbid first. */
    @Test
    void ofTooManyRulesWithAStarThoseThatForbidCount() {
        var many = new ArrayList<Rule>();
        for (int i = 0; i < 2_000; i++) {
            many.add(Rule.of("/*" + i + "$", true));
        }
        many.add(Rule.of("/secret*/deep/", false));
        assertFalse(new PathRules(many).allow("/secret-of-all/deep/1999"));
        assertTrue(new PathRules(many.subList(0, 2_000)).allow("/secret-of-all/deep/1999"));
    }

    @Test
    void whatIsLeftOverOfThemDoesNotCount() {
        var many = new ArrayList<Rule>();
        for (int i = 0; i < 2_000; i++) {
            many.add(Rule.of("/secret*" + (10_000 + i), false));
        }
        many.add(Rule.of("/secret*/that/is/longest", false));
        assertTrue(new PathRules(many).allow("/secret/that/is/longest"));
        assertFalse(new PathRules(many.subList(1, 2_001)).allow("/secret/that/is/longest"));
    }

    @Test
    void theLongestStartIsFoundAsByLookingAtAll() {
        var random = new Random(7);
        for (int round = 0; round < 300; round++) {
            var signed = Stream.generate(() ->
                            (random.nextBoolean() ? "+" : "-") + text(random) + (random.nextInt(4) == 0 ? "$" : ""))
                    .limit(1 + random.nextInt(30))
                    .toArray(String[]::new);
            var path = text(random);
            var expected = Arrays.stream(signed)
                    .map(rule -> Rule.of(rule.substring(1), rule.startsWith("+")))
                    .filter(rule -> rule.matches(path))
                    .max(Comparator.comparingInt(Rule::octets).thenComparing(Rule::allow));
            assertEquals(
                    expected.map(Rule::allow).orElse(true),
                    rules(signed).allow(path),
                    () -> path + " under " + List.of(signed));
        }
    }

    private static String text(Random random) {
        return "/"
                + random.ints(random.nextInt(6), 0, 2)
                        .mapToObj(sign -> sign == 0 ? "a" : "!")
                        .collect(Collectors.joining());
    }

    /** As many as fit into a robots.txt, each the beginning of the next: they were looked at one by one for each address. */
    @Test
    void rulesThatBeginAlikeAreFoundInNoMoreSteps() throws Throwable {
        for (var end : List.of("$", "", "!")) {
            var rules = rules(IntStream.range(0, 990)
                    .mapToObj(length -> "-/" + "a".repeat(length) + end)
                    .toArray(String[]::new));
            var path = "/" + "a".repeat(2_000) + (end.isEmpty() ? "" : "b");
            var took = ProcessorTime.of(() -> {
                for (int i = 0; i < 20_000; i++) {
                    assertEquals(!end.isEmpty(), rules.allow(path));
                }
            });
            assertTrue(took.toMillis() < 1_000, () -> "'" + end + "' took " + took);
        }
    }
}
