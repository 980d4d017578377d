package dev.incipit.app;

/** Entry point of the program {@code incipit}. */
public final class Main {
    private Main() {}

    /** Runs the command the arguments name. */
    public static void main(String[] args) {
        System.out.println(String.join(" ", args));
    }
}
