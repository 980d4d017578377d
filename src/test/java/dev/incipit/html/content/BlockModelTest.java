package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BlockModelTest {
    @Test
    void theModelsWereTaughtTheSignalsThatAreRead() {
        assertEquals(BlockTraining.names(), BlockModel.FIRST.signals());
        assertEquals(BlockTraining.secondNames(), BlockModel.SECOND.signals());
    }
}
