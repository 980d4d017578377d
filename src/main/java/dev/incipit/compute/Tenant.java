package dev.incipit.compute;

import java.lang.ScopedValue.CallableOp;

/**
 * The party on whose behalf work is done; shared resources are divided fairly between tenants. Threads started by the work keep
 * its tenant.
 *
 * @param name identifies the tenant, such as an account's id or the host of a site of a list; never shown
 */
public record Tenant(String name) {
    /** The program's own user: a command, or work that no account requested. */
    public static final Tenant OPERATOR = new Tenant("");

    private static final ScopedValue<Tenant> CURRENT = ScopedValue.newInstance();

    public static Tenant current() {
        return CURRENT.orElse(OPERATOR);
    }

    public <T, X extends Throwable> T call(CallableOp<T, X> work) throws X {
        return ScopedValue.where(CURRENT, this).call(work);
    }

    public void run(Runnable work) {
        ScopedValue.where(CURRENT, this).run(work);
    }
}
