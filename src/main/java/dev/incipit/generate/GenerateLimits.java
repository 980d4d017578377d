package dev.incipit.generate;

/**
 * Bounds on what a run writes.
 *
 * @param pageBytesMax one page's text in the full file, UTF-8 ({@code generate.page-max-bytes})
 * @param fullBytesMax the full file ({@code generate.full-max-bytes})
 */
public record GenerateLimits(long pageBytesMax, long fullBytesMax) {
    /** decisions §5: 1 MiB and 20 MiB. */
    public static final GenerateLimits DEFAULTS = new GenerateLimits(1L << 20, 20L << 20);

    public GenerateLimits {
        if (pageBytesMax < 1 || fullBytesMax < pageBytesMax) {
            throw new IllegalArgumentException(
                    "generate.page-max-bytes must be at least 1 and at most generate.full-max-bytes");
        }
    }
}
