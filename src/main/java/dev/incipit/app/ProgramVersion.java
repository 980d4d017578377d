package dev.incipit.app;

import java.util.Optional;

/** The version of the running program. */
final class ProgramVersion {
    private ProgramVersion() {}

    /** As the jar's manifest has it; {@code dev} outside a jar. */
    static String get() {
        return Optional.ofNullable(ProgramVersion.class.getPackage().getImplementationVersion())
                .orElse("dev");
    }
}
