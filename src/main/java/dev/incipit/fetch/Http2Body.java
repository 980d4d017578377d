package dev.incipit.fetch;

import java.io.IOException;

/** The body of an answer that shares its connection with others, read until a moment of {@link System#nanoTime}. */
final class Http2Body extends AnswerBody {
    private final Http2Stream stream;
    private final ResponseHead head;
    private final long deadline;
    private boolean ended;

    Http2Body(Http2Stream stream, ResponseHead head, long deadline) {
        this.stream = stream;
        this.head = head;
        this.deadline = deadline;
    }

    @Override
    boolean cut() {
        return ended && head.framing() == ResponseHead.Framing.LENGTH && stream.received() < head.length();
    }

    /** The rest is called off when the stream is closed; the connection serves others meanwhile. */
    @Override
    void discard() {}

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        int count = stream.read(target, offset, length, deadline);
        ended |= count < 0;
        return count;
    }
}
