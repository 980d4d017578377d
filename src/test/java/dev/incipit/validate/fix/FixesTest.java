package dev.incipit.validate.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.subject.Linted;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

final class FixesTest {
    private static final String FAULTY =
            "#Tides\n\n## Docs\n\n- [a](http://site.org/a): x\n* [b](https://site.org/b?utm_source=c): y\n";

    private static String fixed(Predicate<String> wanted, Map<String, Integer> counts) {
        return Fixes.apply(Linted.file(FAULTY), wanted, counts);
    }

    @Test
    void onlyTheChecksThatAreWantedAreMended() {
        var counts = new TreeMap<String, Integer>();
        assertEquals(FAULTY, fixed(_ -> false, counts));
        assertEquals(Map.of(), counts);
        assertEquals(FAULTY.replace("#Tides", "# Tides"), fixed("heading-syntax"::equals, counts));
        assertEquals(Map.of("heading-syntax", 1), counts);
    }

    @Test
    void placesAreCountedByCheckAndAddedToThoseBefore() {
        var counts = new TreeMap<>(Map.of("bullet-marker", 1));
        fixed(id -> id.equals("bullet-marker") || id.equals("line-endings"), counts);
        assertEquals(Map.of("bullet-marker", 2), counts);
    }

    @Test
    void everyFixIsOfACheck() {
        var counts = new TreeMap<String, Integer>();
        // The address of a line that was mended is mended when the line is read again.
        Fixes.apply(Linted.file(fixed(_ -> true, counts)), _ -> true, counts);
        assertEquals(4, counts.size(), counts.toString());
        counts.keySet().forEach(id -> assertEquals(true, Fixes.checks().contains(id)));
    }
}
