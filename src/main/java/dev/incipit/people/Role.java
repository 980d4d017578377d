package dev.incipit.people;

/** What a user may do beyond their own account. */
public enum Role {
    MEMBER,
    /** Sees and changes all accounts and users. */
    OPERATOR
}
