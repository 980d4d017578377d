package dev.incipit.crawl;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.incipit.ProcessorTime;
import dev.incipit.QualityTables;
import dev.incipit.compute.ComputePool;
import dev.incipit.compute.CostMeter;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RobotsRulesTest {
    private static final WebUrl ADDRESS =
            WebUrl.parse("https://example.org/robots.txt").orElseThrow();

    @TestFactory
    Stream<DynamicTest> everyRowOfTheTable() {
        return QualityTables.rows("robots.tsv").stream()
                .map(line -> line.split("\t", -1))
                .map(row -> dynamicTest(
                        row[0],
                        () -> assertEquals(
                                row[4].equals("allow"),
                                rules(unescaped(row[1]), row[2]).allows(url(row[3])),
                                row[5])));
    }

    private static String unescaped(String text) {
        return text.replace("\\n", "\n")
                .replace("\\r", "\r")
                .replace("\\t", "\t")
                .replace("\\0", "\0");
    }

    @Test
    void aPieceAfterAStarIsLookedForAtTheEndOfTheLine() {
        var rules = rules("User-agent: *\nDisallow: /*.php$\nDisallow: /*a*b$\n", "Incipit");
        assertFalse(rules.allows(url("/a.php.php")));
        assertFalse(rules.allows(url("/xabab")));
        assertTrue(rules.allows(url("/xaba")));
    }

    @Test
    void signsInsideAPatternMeanThemselves() {
        var rules = rules("User-agent: *\nDisallow: /a$b*c\nDisallow: /f-%2A.html\nDisallow: /g-%24\n", "Incipit");
        assertFalse(rules.allows(url("/a$bxxc")));
        assertFalse(rules.allows(url("/f-*.html")));
        assertTrue(rules.allows(url("/f-x.html")));
        assertFalse(rules.allows(url("/g-$")));
        assertTrue(rules.allows(url("/g-")));
    }

    @Test
    void unreservedCharactersAreTheSameEncodedOrNot() {
        var rules = rules("User-agent: *\nDisallow: /%7ejoe/\nDisallow: /x y\n", "Incipit");
        assertFalse(rules.allows(url("/~joe/a")));
        assertFalse(rules.allows(url("/%7Ejoe/a")));
        assertFalse(rules.allows(url("/x%20y")));
    }

    /** A bracket in a rule for filters, an apostrophe in a name: what the library and the address's parser make of each agrees. */
    @Test
    void everySignInARuleFitsItselfInPathAndQuery() {
        for (var start : List.of("/a", "/a?q=")) {
            for (char sign = '!'; sign <= '~'; sign++) {
                // A number sign begins a comment, and browsers turn a backslash of a path.
                if (sign != '#' && !(sign == '\\' && start.equals("/a"))) {
                    var path = start + sign + "b";
                    assertFalse(
                            rules("User-agent: *\nDisallow: " + path + "\n", "Incipit")
                                    .allows(url(path)),
                            path);
                }
            }
        }
    }

    @Test
    void aDelayIsReadAndALongOneIsNoBan() {
        assertEquals(
                Optional.of(Duration.ofMillis(500)),
                rules("User-agent: *\nCrawl-delay: 0.5\n", "Incipit").crawlDelay());
        var long1 = rules("User-agent: *\nCrawl-delay: 86400\nDisallow: /b\n", "Incipit");
        assertTrue(long1.allows(url("/a")));
        assertEquals(Optional.of(Duration.ofDays(1)), long1.crawlDelay());
        assertEquals(
                Optional.empty(),
                rules("User-agent: *\nCrawl-delay: soon\n", "Incipit").crawlDelay());
    }

    @Test
    void sitemapsAreReadWhereverTheyStand() {
        var rules =
                rules("Sitemap: /s.xml\nUser-agent: x\nDisallow: /\nSITEMAP: https://example.org/t.xml\n", "Incipit");
        assertEquals(
                List.of("https://example.org/s.xml", "https://example.org/t.xml"),
                rules.sitemaps().stream().map(WebUrl::toString).toList());
    }

    @Test
    void onlyTheFirst500KibibytesCount() {
        var padding = ("#" + "x".repeat(99) + "\n").repeat(5_200);
        assertTrue(
                rules("User-agent: *\n" + padding + "Disallow: /a\n", "Incipit").allows(url("/a")));
    }

    @Test
    void aLineThatGoesOnBeyondTheBoundIsNotRead() throws InterruptedException {
        var start = "User-agent: *\nDisallow: /a\n#";
        var end = "\nDisallow: /";
        var padding = "x".repeat(RobotsRules.BYTES_MAX - start.length() - end.length());
        assertTrue(asked(start + padding + end + "private\n").allows(url("/b")));
        assertFalse(asked(start + padding + end + "private\n").allows(url("/a")));
        assertFalse(asked(start + padding + end + "\n").allows(url("/b")));
        assertFalse(asked(start + padding + end).allows(url("/b")));
        assertFalse(asked(start + padding.substring(1) + end + "\nAllow: /b").allows(url("/b")));
    }

    /** What a host's file comes to, asked for as a run does it. */
    private static RobotsRules asked(String text) throws InterruptedException {
        byte[] file = text.getBytes(StandardCharsets.UTF_8);
        var robots = new RobotsFile(
                request -> {
                    byte[] read = Arrays.copyOf(file, (int) Math.min(file.length, request.bytesMax()));
                    return new FetchOutcome.Fetched(
                            request.url(), 200, Map.of(), read, read.length < file.length, List.of());
                },
                ComputePool.ofCommand());
        return assertInstanceOf(RobotsFile.Ruled.class, robots.ask(ADDRESS)).rules();
    }

    /** The longest file takes a tenth of a second, which no other request must wait for. */
    @Test
    void aFileIsReadWhereItsCostIsCounted() throws InterruptedException {
        var cost = new CostMeter();
        assertFalse(cost.call(() -> asked("User-agent: *\nDisallow: /a\n")).allows(url("/a")));
        assertTrue(cost.processorNanos() > 0);
    }

    @Test
    void aFileThatTakesTooLongForbidsItsHostAndEndsNoRun() throws InterruptedException {
        byte[] file = IntStream.range(0, 20_000)
                .mapToObj(number -> "Disallow: /" + number + "\n")
                .collect(Collectors.joining("", "User-agent: *\n", ""))
                .getBytes(StandardCharsets.UTF_8);
        var robots = new RobotsFile(
                request -> new FetchOutcome.Fetched(request.url(), 200, Map.of(), file, false, List.of()),
                ComputePool.ofCommand(),
                Duration.ofNanos(1));
        var shut = assertInstanceOf(RobotsFile.Shut.class, robots.ask(ADDRESS));
        assertEquals("takes too long to read", shut.reason());
    }

    /** RFC 9309 §2.3.1.3 and §2.3.1.4: the kind of status counts, whatever else the answer says. */
    @ParameterizedTest
    @CsvSource({"401, true", "403, true", "429, true", "404, true", "500, false", "503, false"})
    void aRefusalOpensAHostAndAFailureOfTheServerShutsIt(int status, boolean open) throws InterruptedException {
        for (var outcome : List.of(
                new FetchOutcome.Refused(ADDRESS, status, Optional.empty()),
                new FetchOutcome.Missing(ADDRESS, status))) {
            var answer = new RobotsFile(_ -> outcome, ComputePool.ofCommand()).ask(ADDRESS);
            assertEquals(open, answer instanceof RobotsFile.Ruled, outcome::toString);
        }
    }

    @Test
    void anyBytesGiveSomeRules() {
        var random = new Random(9309);
        for (int i = 0; i < 300; i++) {
            var body = new byte[random.nextInt(2_000)];
            random.nextBytes(body);
            RobotsRules.parse(ADDRESS, body, "Incipit").allows(url("/a"));
        }
    }

    @Test
    void patternsFullOfStarsDoNotRunAway() throws Throwable {
        var pattern = "Disallow: /" + "a*".repeat(1_000) + "b\n";
        var rules = rules("User-agent: *\n" + pattern.repeat(200), "Incipit");
        var took = ProcessorTime.of(() -> assertTrue(rules.allows(url("/" + "a".repeat(2_000)))));
        assertTrue(took.compareTo(Duration.ofMillis(500)) < 0, () -> "took " + took);
    }

    @Test
    void aFileFullOfStarsOrOfRulesCostsLittleForEachAddress() throws Throwable {
        var many = new StringBuilder();
        var starred = new StringBuilder();
        var pieces = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            pieces.append("Disallow: /").append("a*".repeat(250)).append(i).append('\n');
        }
        for (int i = 0; i < 40_000; i++) {
            many.append("Disallow:/x").append(i).append('\n');
            starred.append("Disallow:/*").append(Integer.toString(i, 36)).append("/q\n");
        }
        for (var text : List.of(
                "Disallow: /" + "*".repeat(500_000) + "x\n", many.toString(), starred.toString(), pieces.toString())) {
            var rules = rules("User-agent: *\n" + text, "Incipit");
            var url = url("/y/a-page-of-usual-length/under-an-usual-address.html");
            var even = url("/" + "a".repeat(1_000));
            var took = ProcessorTime.of(() -> {
                for (int i = 0; i < 3_000; i++) {
                    rules.allows(url);
                    rules.allows(even);
                }
            });
            assertTrue(took.compareTo(Duration.ofMillis(2_500)) < 0, () -> "took " + took);
        }
    }

    @Test
    void starsInARowAreOneAndCountAsOctets() {
        var rules = rules("User-agent: *\nDisallow: /a***c\nAllow: /a*bc\nDisallow: /e**$\n", "Incipit");
        assertFalse(rules.allows(url("/abc")));
        assertFalse(rules.allows(url("/a/c")));
        assertFalse(rules.allows(url("/e/f")));
        assertTrue(rules.allows(url("/ab")));
    }

    @Test
    void ofManyRulesTheLongestThatFitsIsFound() {
        var random = new Random(9310);
        for (int round = 0; round < 2_000; round++) {
            var text = new StringBuilder("User-agent: *\n");
            var decision = "";
            boolean allowed = true;
            var path = "/" + word(random, 6);
            for (int i = 0; i < 12; i++) {
                var end = random.nextInt(4) == 0 ? "$" : "";
                var rule = "/" + word(random, 5) + end;
                boolean allow = random.nextBoolean();
                text.append(allow ? "Allow: " : "Disallow: ").append(rule).append('\n');
                var start = rule.replace("$", "");
                boolean fits = end.isEmpty() ? path.startsWith(start) : path.equals(start);
                if (fits && (rule.length() > decision.length() || (rule.length() == decision.length() && allow))) {
                    decision = rule;
                    allowed = allow;
                }
            }
            assertEquals(allowed, rules(text.toString(), "Incipit").allows(url(path)), text + path);
        }
    }

    private static String word(Random random, int lengthMax) {
        return random.ints(random.nextInt(lengthMax), 'a', 'c')
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static RobotsRules rules(String text, String token) {
        return RobotsRules.parse(ADDRESS, text.getBytes(StandardCharsets.UTF_8), token);
    }
}
