package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EventPagesTest {
    @ParameterizedTest
    @CsvSource({
        "agenda/week-2018, true",
        "Events/2024/regatta, true",
        "events, false",
        "blog/events, false",
        "boats/a, false"
    })
    void anEventLiesBelowAFolderOfEvents(String path, boolean event) {
        assertEquals(event, EventPages.areBelow(List.of(path.split("/"))));
    }
}
