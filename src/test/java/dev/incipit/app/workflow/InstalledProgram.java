package dev.incipit.app.workflow;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A folder laid out like the packaged one, whose launcher runs the classes under test. */
final class InstalledProgram {
    private InstalledProgram() {}

    /** Makes it; returns the folder of its launcher, for the path. */
    static Path in(Path home) throws IOException {
        var bin = Files.createDirectories(home.resolve("bin"));
        var launcher = Files.writeString(
                bin.resolve("incipit"),
                "#!/bin/sh\nexec '" + ProcessHandle.current().info().command().orElseThrow()
                        + "' --enable-preview --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '"
                        + classPath() + "' dev.incipit.app.Main \"$@\"\n");
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        return bin;
    }

    /** Without paths that count from this process's folder. */
    private static String classPath() {
        return Pattern.compile(File.pathSeparator)
                .splitAsStream(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
