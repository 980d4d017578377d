package dev.incipit.app.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TrainingFilesTest {
    private static final Pattern ITEM = Pattern.compile("(?m)^- \\[");
    private static final Pattern SECTION = Pattern.compile("(?m)^## Section ");

    @Test
    void aFileHasSoManyLinksInSectionsOfTwelve() {
        var file = TrainingFiles.ofLinks(60, 0);

        assertEquals(60 + 1, ITEM.matcher(file).results().count());
        assertEquals(5, SECTION.matcher(file).results().count());
    }

    @Test
    void filesOfDifferentNumbersDiffer() {
        assertNotEquals(TrainingFiles.ofLinks(12, 1), TrainingFiles.ofLinks(12, 2));
        assertNotEquals(TrainingFiles.shortest(1), TrainingFiles.shortest(2));
    }

    @Test
    void aFileHasGoodAndFaultyItems() {
        var file = TrainingFiles.ofLinks(60, 0);

        assertTrue(file.contains("- not a link "));
        assertTrue(file.contains("[here]"));
        assertTrue(file.contains("How the queue is set up"));
        assertTrue(file.contains("字段"));
    }
}
