package dev.incipit.app.terminal;

/** How lines of the log are written ({@code log.format}). */
public enum LogFormat {
    /** As logging.properties says: for people. */
    TEXT,
    /** An object a line: for collectors of logs. */
    JSON;

    /** Has the process write its log so. */
    public void use() {
        if (this == JSON) {
            JsonLines.install();
        }
    }
}
