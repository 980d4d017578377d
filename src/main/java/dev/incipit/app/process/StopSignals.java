package dev.incipit.app.process;

import java.lang.reflect.Proxy;
import java.util.List;

/**
 * Handles SIGTERM and SIGINT (Ctrl-C) before the JVM starts its own shutdown. The JVM runs shutdown hooks in any order, so the
 * log could close and lose the lines of runs that are still finishing.
 */
public final class StopSignals {
    private static final List<String> NAMES = List.of("TERM", "INT");

    private StopSignals() {}

    /**
     * Runs {@code told} at the first signal; a second one of the same kind ends the JVM as usual. Uses reflection because javac
     * warns of {@code sun.misc.Signal}, nothing suppresses that warning, and Java has no other API for signals.
     */
    public static void onFirst(Runnable told) {
        try {
            var signal = Class.forName("sun.misc.Signal");
            var handler = Class.forName("sun.misc.SignalHandler");
            var handle = signal.getMethod("handle", signal, handler);
            var byDefault = handler.getField("SIG_DFL").get(null);
            for (var name : NAMES) {
                var one = signal.getConstructor(String.class).newInstance(name);
                var ours = Proxy.newProxyInstance(
                        StopSignals.class.getClassLoader(), new Class<?>[] {handler}, (_, _, _) -> {
                            handle.invoke(null, one, byDefault);
                            told.run();
                            return null;
                        });
                handle.invoke(null, one, ours);
            }
        } catch (ReflectiveOperationException absent) {
            throw new IllegalStateException("this Java has no sun.misc.Signal (module jdk.unsupported)", absent);
        }
    }
}
