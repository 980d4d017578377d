package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TrailVotesTest {
    private static TrailVotes votes(List<List<String>> trails) {
        var votes = new TrailVotes(label -> !label.equals("More"));
        trails.forEach(votes::add);
        return votes;
    }

    @Test
    void mostMenusDecideAndALabelThatTellsNothingOnlyAlone() {
        var more = List.of("More");
        assertEquals(
                Optional.of(List.of("Guide")),
                votes(List.of(more, more, List.of("Guide"))).usual());
        assertEquals(Optional.of(more), votes(List.of(more, List.of())).usual());
        assertTrue(votes(List.of(List.of())).isEmpty());
    }

    @Test
    void theLabelOfTheFolderGoesBeforeOneOfAsManyMenus() {
        var box = List.of("Often asked");
        var menu = List.of("Town", "Papers");
        assertEquals(Optional.of(menu), votes(List.of(box, menu)).below("Papers"));
        assertEquals(Optional.empty(), votes(List.of(box, box, menu)).below("Papers"));
        assertEquals(Optional.empty(), votes(List.of(box, menu)).below("Town"));
    }
}
