package dev.incipit.app.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/** The version of the running program, and what it was built from and runs on. */
public final class ProgramVersion {
    /** Written by the build: {@code commit} and {@code date}; both are empty outside of a git repository. */
    private static final String RESOURCE = "build.properties";

    private ProgramVersion() {}

    /** The version in the jar's manifest; {@code dev} outside a jar. */
    public static String get() {
        return Optional.ofNullable(ProgramVersion.class.getPackage().getImplementationVersion())
                .orElse("dev");
    }

    /** The name and the version, then the commit, Java and the platform. */
    public static List<String> lines() {
        var built = build();
        var commit = built.getProperty("commit", "").isBlank()
                ? ""
                : "commit " + built.getProperty("commit") + " of " + built.getProperty("date") + ", ";
        return List.of(
                "incipit " + get(),
                commit + "Java " + Runtime.version() + ", " + System.getProperty("os.name") + " "
                        + System.getProperty("os.arch"));
    }

    private static Properties build() {
        var properties = new Properties();
        try (var in = ProgramVersion.class.getResourceAsStream(RESOURCE)) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException unreadable) {
            // What it would say is not worth a failure.
        }
        return properties;
    }
}
