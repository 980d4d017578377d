package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BlockModelTest {
    @Test
    void theModelWasTaughtTheSignalsThatAreRead() {
        assertEquals(BlockTraining.names(), BlockModel.SHIPPED.signals());
    }
}
