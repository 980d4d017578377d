package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.html.Page;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How long a site's description takes grows with the length of what the site says, and no faster. */
final class DescriberGrowthTest {
    private static final int SHORT = 6_000;
    private static final int FACTOR = 4;

    /** Five times the slack of linear growth, and what a busy machine takes away at once. */
    private static final double SLACK = 5;

    private static final long PAUSE_MILLIS = 400;

    /** The beginning of a page, what repeats, and its end. */
    record Shape(String before, String unit, String after) {
        String of(int length) {
            return before + unit.repeat(length / unit.length()) + after;
        }

        @Override
        public String toString() {
            return before + unit + " …" + after;
        }
    }

    static Stream<Shape> shapes() {
        var item = "<ul><li><a href=/other>Other</a> ";
        return Stream.of(
                new Shape("<p>", "word other ", "</p>"),
                new Shape("<p>The licence ", "word other ", "</p>"),
                new Shape("<p>", "licence MIT ", "</p>"),
                new Shape("<p>", "released ", "</p>"),
                new Shape("<p>", "a", "</p>"),
                new Shape("<p>", "人", "</p>"),
                new Shape("<p>", "1 ", "</p>"),
                new Shape("<p>", "1", "</p>"),
                new Shape("<p>", "tel +49 ", "</p>"),
                new Shape("<p>", "a@", "</p>"),
                new Shape("<p>", "Monday ", "</p>"),
                new Shape("<p>", "# ", "</p>"),
                new Shape("<p>", ". ", "</p>"),
                new Shape("<p>", "If a, ", "</p>"),
                new Shape("<p>", "… ", "</p>"),
                new Shape("<p>", "`", "</p>"),
                new Shape("<p>", "» ", "</p>"),
                new Shape("<p>", "a_", "</p>"),
                new Shape("<p>The tides of a", "\u0301", "</p>"),
                new Shape("<p>The tides of a", "&#769;", "</p>"),
                new Shape("<h2>The tides of a", "<i>&#769;</i><i hidden>x</i>", "</h2>"),
                new Shape("<p>", "aB", "</p>"),
                new Shape(item, "(a)", "</ul>"),
                new Shape(item, "<code>x</code> ", "</ul>"),
                new Shape(item, "<b>x</b> ", "</ul>"),
                new Shape(item, "(", "</ul>"),
                new Shape("<ul><li>", "<code>x</code>", ": is what it says.</ul>"),
                new Shape("<ul>", "<li><code>x</code>: y", "</ul>"),
                new Shape("<ul>", "<li><a href=/other>Other</a>: a thing that is", "</ul>"),
                new Shape("", "<h2>Heading one</h2>", "<p>End of it."),
                new Shape("", "<h2>x</h2><p>It is a thing of x.</p>", ""),
                new Shape("<pre>", "# A comment that says what follows here\n", "</pre>"),
                new Shape("<table>", "<tr><td><a href=/other>a</a><td>b | c", "</table>"),
                new Shape("<dl>", "<dt>term<dd>A definition of the term.", "</dl>"));
    }

    @ParameterizedTest
    @Timeout(20)
    @MethodSource("shapes")
    void timeGrowsWithTheLengthOfWhatASiteSays(Shape shape) {
        long one = Math.min(describe(shape, SHORT), describe(shape, SHORT));
        long four = Math.min(describe(shape, FACTOR * SHORT), describe(shape, FACTOR * SHORT));
        assertTrue(four <= SLACK * FACTOR * one + PAUSE_MILLIS, one + " ms, then " + four + " ms");
    }

    private static long describe(Shape shape, int length) {
        var pages = IntStream.range(0, 3)
                .mapToObj(i -> ReadSite.page(i == 0 ? "/" : "/licence-" + i, "Licence " + i, shape.of(length)))
                .toList();
        var subjects = pages.stream().map(DescriberGrowthTest::subject).toList();
        long start = System.nanoTime();
        new ExtractiveDescriber(ComputePool.ofCommand()).describe(subjects.getFirst(), pages, subjects);
        return (System.nanoTime() - start) / 1_000_000;
    }

    private static DescribedPage subject(Page page) {
        return new DescribedPage(page.metadata().title(), page);
    }
}
