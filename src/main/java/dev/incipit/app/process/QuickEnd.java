package dev.incipit.app.process;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.FutureTask;
import java.util.logging.LogManager;

/**
 * Ends the process of a command by the C library's {@code _exit}. The JVM's own end waits .3 s for threads in native code, and the
 * pollers of virtual threads are always there once a socket was used; that is a tenth of a usual command's time.
 *
 * <p>Runs no shutdown hooks. So it is for commands that have put all their files in place and closed all they opened, and the
 * launcher allows it (system property {@code incipit.quick-end}) only where no further JVM options were given: an agent or a
 * recording needs the JVM's own end.
 */
public final class QuickEnd {
    private static final String ALLOWED = "incipit.quick-end";

    private static final FutureTask<MethodHandle> EXIT = new FutureTask<>(QuickEnd::find);

    private QuickEnd() {}

    /** Looks for {@code _exit} on a thread of its own: that takes some 50 ms, so it is done while a site is waited for. */
    public static void prepare() {
        Thread.ofPlatform().daemon().name(ALLOWED).start(EXIT);
    }

    @SuppressWarnings("restricted") // Where native access is not allowed, the process ends in the usual way.
    private static MethodHandle find() {
        var linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow("_exit"), FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT));
    }

    /** Ends the process, or returns if it must end in the usual way. What was printed must have been flushed. */
    public static void end(int code) {
        if (!Boolean.getBoolean(ALLOWED) || EXIT.state() != FutureTask.State.SUCCESS) {
            return;
        }
        // The hook that closes the files of logs does not run.
        LogManager.getLogManager().reset();
        call(EXIT.resultNow(), code);
    }

    private static void call(MethodHandle exit, int code) {
        try {
            exit.invokeExact(code);
        } catch (RuntimeException | Error fault) {
            throw fault;
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }
}
