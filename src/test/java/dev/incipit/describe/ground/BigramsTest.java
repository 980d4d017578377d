package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class BigramsTest {
    @Test
    void neighbouringSignsArePairs() {
        assertEquals(List.of("潮汐", "汐表"), Bigrams.of("潮汐表"));
        assertEquals(List.of("𠀀潮"), Bigrams.of("𠀀潮"));
        assertEquals(List.of("𠀀"), Bigrams.of("𠀀"));
    }
}
