package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class TopicLineTest {
    private static TopicLine.Candidate said(String text, double value, boolean once) {
        return new TopicLine.Candidate(text, Map.of(text, value), once, false);
    }

    @Test
    void takesWhatTellsTheMostForItsLength() {
        var line = new TopicLine(12);
        line.fill(
                List.of(said("a long way round", 3, false), said("knots", 2, false), said("sails", 1, false)),
                Set.of());
        assertEquals(List.of("knots"), line.ordered(List.of()));
    }

    @Test
    void whatHasBeenSaidTellsNothing() {
        var line = new TopicLine(40);
        line.fill(List.of(said("knots", 2, false), said("sails", 1, false)), Set.of("knots"));
        assertEquals(List.of("sails"), line.ordered(List.of()));
    }

    @Test
    void namesStandFirstInTheirOrder() {
        var line = new TopicLine(40);
        List.of("oars", "sails", "knots").forEach(line::take);
        assertEquals(List.of("knots", "sails", "oars"), line.ordered(List.of("knots", "sails")));
    }

    @Test
    void ofWordsThatAnyTextMayHaveThereAreTwoAtMost() {
        var line = new TopicLine(40);
        line.fill(
                Stream.of("table", "field", "warning", "Knot")
                        .map(text -> new TopicLine.Candidate(
                                text, Map.of(text, 9.0 - text.length()), false, !text.equals("Knot")))
                        .toList(),
                Set.of());
        assertEquals(List.of("Knot", "table", "field"), line.ordered(List.of("Knot")));
    }

    @Test
    void ofWordsThatThePageSaysOnceThereAreThreeAtMost() {
        var line = new TopicLine(40);
        line.fill(
                List.of(said("a1", 4, true), said("b1", 3, true), said("c1", 2, true), said("d1", 1, true)), Set.of());
        assertEquals(List.of("a1", "b1", "c1"), line.ordered(List.of()));
    }

    @Test
    void oneWordThatAnyTextMayHaveIsNoLine() {
        var line = new TopicLine(40);
        line.fill(List.of(new TopicLine.Candidate("table", Map.of("table", 1.0), false, true)), Set.of());
        assertTrue(line.isOneWord());
        line.fill(List.of(said("knots", 2, false)), Set.of());
        assertFalse(line.isOneWord());
    }
}
