package dev.incipit.fetch;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Settings for requests to hosts on this machine. */
public final class LocalFetch {
    private LocalFetch() {}

    /** With these limits of time, and answers of at most 1 MiB. */
    public static FetchConfig within(Duration connect, Duration headers, Duration page) {
        return within(connect, headers, page, 1 << 20, 1 << 20);
    }

    public static FetchConfig within(
            Duration connect, Duration headers, Duration page, long bytesMax, long htmlBytesMax) {
        return new FetchConfig(
                "Incipit/test",
                connect,
                headers,
                page,
                bytesMax,
                htmlBytesMax,
                10,
                List.of("127.0.0.0/8"),
                FetchConfig.DEFAULTS.allowedPorts(),
                8,
                16,
                Duration.ZERO,
                Optional.empty());
    }
}
