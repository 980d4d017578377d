package dev.incipit.generate;

/**
 * Bounds on the output of a run.
 *
 * @param pageBytesMax UTF-8 bytes of one page's text in the full file ({@code generate.page-max-bytes})
 * @param fullBytesMax UTF-8 bytes of the full file ({@code generate.full-max-bytes})
 */
public record GenerateLimits(long pageBytesMax, long fullBytesMax) {
    /** The values of decisions §5: 1 MiB and 20 MiB. */
    public static final GenerateLimits DEFAULTS = new GenerateLimits(1L << 20, 20L << 20);

    public GenerateLimits {
        if (pageBytesMax < 1 || fullBytesMax < pageBytesMax) {
            throw new IllegalArgumentException(
                    "generate.page-max-bytes must be at least 1 and at most generate.full-max-bytes");
        }
    }
}
