package dev.incipit.compute;

/**
 * For whom work is done: what is shared fairly is shared between tenants. The one that work is done for goes with it into the threads
 * it starts.
 *
 * @param name what makes two tenants the same, such as an account's id; never shown
 */
public record Tenant(String name) {
    /** The program's own user: a command, or work that no account asked for. */
    public static final Tenant OPERATOR = new Tenant("");

    private static final ScopedValue<Tenant> CURRENT = ScopedValue.newInstance();

    /** Work that may fail and returns something. */
    @FunctionalInterface
    public interface Work<T, X extends Throwable> {
        /** Does it. */
        T run() throws X;
    }

    /** The one that the calling thread works for. */
    public static Tenant current() {
        return CURRENT.orElse(OPERATOR);
    }

    /** Does the work for this one. */
    public <T, X extends Throwable> T call(Work<T, X> work) throws X {
        return ScopedValue.where(CURRENT, this).call(work::run);
    }

    /** Does the work for this one. */
    public void run(Runnable work) {
        ScopedValue.where(CURRENT, this).run(work);
    }
}
