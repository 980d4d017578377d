package dev.incipit.batch;

import dev.incipit.Incipit;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The one {@link Incipit} of an executor, which all its tasks share: the web's, and the archives'. */
final class ExecutorIncipit {
    private static final Map<TaskOptions, Incipit> WEB = new ConcurrentHashMap<>();
    private static final Map<TaskOptions, Incipit> ARCHIVES = new ConcurrentHashMap<>();

    private ExecutorIncipit() {}

    static Incipit web(TaskOptions options) {
        return WEB.computeIfAbsent(options, wanted -> Incipit.open(wanted.settings()));
    }

    /** Asks the sites that tasks of this executor have opened in {@link OpenArchives}. */
    static Incipit archives(TaskOptions options) {
        return ARCHIVES.computeIfAbsent(options, wanted -> Incipit.open(wanted.settings(), OpenArchives::fetch));
    }
}
