package dev.incipit.people;

import dev.incipit.store.Row;

/**
 * A link that was handed out and not used yet.
 *
 * @param userId 0 where using it makes the user
 * @param address empty if whoever opens it enters one
 * @param account empty where the user gets an account of their own
 */
public record OneTimeLink(String hash, Purpose purpose, long userId, String address, String account, Role role) {
    public enum Purpose {
        /** Sign-up: the address is confirmed, a password is chosen. */
        SIGN_UP,
        /** The same for somebody who was invited. */
        INVITE,
        RESET,
        /** An address becomes a user's; confirmed at the old and at the new one. */
        OLD_ADDRESS,
        NEW_ADDRESS,
        /** The address of a user whom an operator created. */
        VERIFY
    }

    static OneTimeLink of(Row row) {
        return new OneTimeLink(
                row.text("link_hash"),
                Purpose.valueOf(row.text("purpose")),
                row.number("user_id"),
                row.text("address"),
                row.text("account_name"),
                Role.valueOf(row.text("role_name")));
    }

    /** Omits the hash. */
    @Override
    public String toString() {
        return "OneTimeLink[purpose=" + purpose + ", userId=" + userId + ", role=" + role + "]";
    }
}
