package dev.incipit.app.terminal;

/** The format of log lines ({@code log.format}). */
public enum LogFormat {
    /** Plain text for people, set in logging.properties. */
    TEXT,
    /** One JSON object per line, for log collectors. */
    JSON;

    public void use() {
        if (this == JSON) {
            JsonLines.install();
        }
    }
}
