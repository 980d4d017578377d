package dev.incipit.web;

import dev.incipit.people.Role;

/**
 * The user of a request, from their session.
 *
 * @param address the user's e-mail address
 * @param accountId the account that the user belongs to, in the store
 * @param csrfToken what each form of this session must carry
 */
public record SignedIn(long userId, String address, long accountId, String account, Role role, String csrfToken) {
    public boolean isOperator() {
        return role == Role.OPERATOR;
    }

    /** Omits the token. */
    @Override
    public String toString() {
        return "SignedIn[userId=" + userId + ", accountId=" + accountId + ", role=" + role + "]";
    }
}
