package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.Session;
import dev.incipit.validate.ListedCheck;
import org.junit.jupiter.api.Test;

final class ExplainCommandTest {
    private static Session explain(String words) {
        return Session.of(("explain " + words).strip().split(" "));
    }

    @Test
    void withoutACheckAllAreListed() {
        var lines = explain("").lines();
        assertEquals(ListedCheck.all().size() + 1, lines.size());
        assertTrue(lines.get(1).startsWith(ListedCheck.all().getFirst().id()), lines.get(1));
    }

    @Test
    void severalChecksAreExplainedOneBelowTheOther() {
        var one = explain("h1-present");
        assertEquals(0, one.code(), one.error());
        assertEquals(
                one.out() + System.lineSeparator() + explain("summary-present").out(),
                explain("h1-present Summary-Present").out());
    }

    @Test
    void markdownIsOfAllOrOfThoseNamed() {
        var all = explain("--markdown").out();
        var one = explain("--markdown h1-present").out();
        assertTrue(one.startsWith("## h1-present\n"), one);
        assertTrue(all.contains(one.strip()));
        assertEquals(1, one.lines().filter(line -> line.startsWith("## ")).count());
    }

    @Test
    void anUnknownCheckIsAMistakeThatNamesANearOne() {
        var session = explain("h1-presnt");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("h1-present"), session.error());
        assertEquals("", session.out());
    }
}
