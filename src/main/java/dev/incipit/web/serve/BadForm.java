package dev.incipit.web.serve;

/** A request that no page of ours sends: a broken or overlong form, or a forged one. Its message is shown. */
final class BadForm extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadForm(String message) {
        super(message, null, false, false);
    }
}
