package dev.incipit.web.serve;

/** A request that none of the pages sends: a broken, overlong or forged form. Its message is shown. */
final class BadForm extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadForm(String message) {
        super(message, null, false, false);
    }
}
