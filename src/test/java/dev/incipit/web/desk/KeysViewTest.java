package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.OwnKeys.OwnKey;
import dev.incipit.account.QuotaState;
import dev.incipit.web.layout.Field;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class KeysViewTest {
    private static OwnKey key(String label, boolean ofPages, boolean revoked) {
        var quota = new QuotaState(10, 9, Instant.EPOCH);
        return new OwnKey(
                1,
                "inc_abc",
                label,
                ofPages,
                Instant.EPOCH,
                Optional.empty(),
                revoked ? Optional.of(Instant.EPOCH) : Optional.empty(),
                quota,
                quota);
    }

    private static KeysView view(int max, OwnKey... keys) {
        return new KeysView(List.of(keys), Field.of("label", "Name", ""), max, Optional.empty(), "https://a.example");
    }

    @Test
    void theKeyOfPagesIsNobodysAndTakesNoPlace() {
        var view = view(1, key("", true, false));
        assertEquals(List.of(), view.live());
        assertEquals(false, view.isFull());
        assertEquals(false, view(1, key("", true, true)).isFull());
        assertEquals("Tries on these pages", KeyNames.of(key("", true, false)));
    }

    @Test
    void aRevokedKeyKeepsItsPlace() {
        var view = view(2, key("a", false, false), key("b", false, true));
        assertEquals(1, view.live().size());
        assertEquals(1, view.revoked().size());
        assertEquals(true, view.isFull());
        assertEquals(
                false, view(3, key("a", false, false), key("b", false, true)).isFull());
    }

    @Test
    void aKeyWithoutANameIsCalledByItsBeginning() {
        assertEquals("inc_abc…", KeyNames.of(key("", false, false)));
        assertEquals("1 of 10 generations, 1 of 10 validations", view(1).used(key("a", false, false)));
    }
}
