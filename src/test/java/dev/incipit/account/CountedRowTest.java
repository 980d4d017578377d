package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.store.DatabaseConfig;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** On a store in memory. */
final class CountedRowTest {
    private static final String CHANGE = "update account set plan_name = ? where name = 'acme' and plan_name = ?";

    private static CountedRow<String, String> changed(String before, String after) {
        return new CountedRow<>(Optional.of(List.of(after, before)), Map.of());
    }

    @Test
    void aRowStandsIfItIsAsItWasReadOrStaysSo() {
        var config = DatabaseConfig.at("jdbc:h2:mem:" + UUID.randomUUID(), "", "");
        try (var replica = Replica.on(config, Instant.parse("2026-11-21T12:00:00Z"))) {
            replica.create("acme", "free");
            var overtaken = changed("business", "starter");
            var read = changed("free", "pro");
            var unchanged = new CountedRow<String, String>(Optional.empty(), Map.of());
            assertEquals(
                    List.of(unchanged, read),
                    replica.database()
                            .transact(transaction ->
                                    CountedRow.standing(transaction, CHANGE, List.of(overtaken, read, unchanged))));
        }
    }
}
