package dev.incipit.people;

import dev.incipit.store.Row;
import java.time.Instant;
import java.util.Optional;

/**
 * A person who may sign in.
 *
 * @param verifiedAt empty while nobody has confirmed the address
 */
public record User(
        long id,
        String address,
        long accountId,
        String account,
        Role role,
        Instant createdAt,
        Optional<Instant> verifiedAt,
        Optional<Instant> disabledAt) {
    static final String SELECT = """
            select u.id, u.address, u.account_id, a.name as account_name, u.role_name, u.created_at, u.verified_at,
                u.disabled_at, u.password_hash, a.disabled_at as account_disabled_at
            from app_user u join account a on a.id = u.account_id
            """;

    /** Whether the user may, if they can show who they are. */
    boolean maySignIn() {
        return disabledAt.isEmpty() && verifiedAt.isPresent();
    }

    static User of(Row row) {
        return new User(
                row.number("id"),
                row.text("address"),
                row.number("account_id"),
                row.text("account_name"),
                Role.valueOf(row.text("role_name")),
                row.time("created_at").orElseThrow(),
                row.time("verified_at"),
                // Whose account is disabled is disabled with it.
                row.time("disabled_at").or(() -> row.time("account_disabled_at")));
    }
}
