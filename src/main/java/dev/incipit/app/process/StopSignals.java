package dev.incipit.app.process;

import java.lang.reflect.Proxy;
import java.util.List;

/**
 * The orders to stop that a process gets: SIGTERM, and SIGINT of Ctrl-C. They are taken before the JVM begins its own shutdown,
 * whose hooks run in any order: the log would close, and lose the lines of the runs still in flight, while we let them end.
 */
public final class StopSignals {
    private static final List<String> NAMES = List.of("TERM", "INT");

    private StopSignals() {}

    /**
     * Has {@code told} run at the first order; a second one of the same kind ends the JVM as ever. By reflection, since javac has a
     * warning for {@code sun.misc.Signal} that nothing turns off, and there is no other door to signals.
     */
    public static void tell(Runnable told) {
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
