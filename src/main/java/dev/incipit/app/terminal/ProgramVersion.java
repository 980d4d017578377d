package dev.incipit.app.terminal;

import java.util.Optional;

/** The version of the running program. */
public final class ProgramVersion {
    private ProgramVersion() {}

    /** The version in the jar's manifest; {@code dev} outside a jar. */
    public static String get() {
        return Optional.ofNullable(ProgramVersion.class.getPackage().getImplementationVersion())
                .orElse("dev");
    }
}
