package dev.incipit.api;

import java.util.HashSet;
import java.util.Set;

/** The work in flight, so that a stopping service can end it as its deadline would (decisions §1, SIGTERM). */
public final class Runs {
    private final Set<Thread> running = new HashSet<>();
    private boolean ended;

    /** Work that can be interrupted. */
    @FunctionalInterface
    interface Work<T> {
        T run() throws InterruptedException;
    }

    /** Runs the work in the caller's thread, where {@link #end} can reach it. */
    <T> T run(Work<T> work) throws InterruptedException {
        enter();
        try {
            return work.run();
        } finally {
            leave();
        }
    }

    /** Interrupts every run; each answers with what is ready, if it can. */
    public synchronized void end() {
        ended = true;
        running.forEach(Thread::interrupt);
    }

    /** How many there are. */
    public synchronized int count() {
        return running.size();
    }

    private synchronized void enter() {
        running.add(Thread.currentThread());
        if (ended) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void leave() {
        running.remove(Thread.currentThread());
        // Meant for the run, not for the sending of its answer: an interrupted thread cannot write to a socket.
        Thread.interrupted();
    }
}
