package dev.incipit.web.serve;

/** Who may see a page. */
public enum Access {
    ANYBODY,
    /** Others are sent to sign in, and come back. */
    SIGNED_IN,
    /** To others the page does not exist. */
    OPERATOR
}
