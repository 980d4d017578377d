package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;

/** What only a store in a file can show: whether it is still locked. */
final class MigrationsH2Test {
    @Test
    void aStoreThatIsRefusedIsClosed() throws IOException {
        var config = Stores.H2.fresh();
        try (var newer = Migrations.open(config)) {
            newer.change("update \"flyway_schema_history\" set \"version\" = '99' where \"version\" = '1'");
        }
        assertThrows(StoreFailed.class, () -> Migrations.open(config));
        try (var file = FileChannel.open(Stores.H2.files(config).resolve("incipit.mv.db"), StandardOpenOption.WRITE)) {
            assertNotNull(file.tryLock());
        }
    }
}
