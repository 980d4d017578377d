package dev.incipit.account;

/** What a key's monthly allowance is counted for, each on its own. */
public enum Operation {
    GENERATE,
    VALIDATE
}
