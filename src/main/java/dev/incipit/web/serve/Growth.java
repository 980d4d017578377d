package dev.incipit.web.serve;

import dev.incipit.api.GrowingBody;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import java.nio.charset.StandardCharsets;

/** A page that is sent in parts. {@link #flush} sends what its template has written; only the template's own thread may call it. */
public final class Growth {
    private final GrowingBody body;
    private final HtmlInterceptor forms;
    private final StringOutput written;
    private int sent;

    Growth(GrowingBody body, HtmlInterceptor forms, StringOutput written) {
        this.body = body;
        this.forms = forms;
        this.written = written;
    }

    public void flush() {
        var text = written.toString();
        body.send(text.substring(sent).getBytes(StandardCharsets.UTF_8));
        sent = text.length();
    }

    /** Sends a part at once; any thread may do so while the template waits. */
    public void send(WebAnswer.Template part) {
        var out = new StringOutput();
        part.write(new OwaspHtmlTemplateOutput(out), forms);
        body.send(out.toString().getBytes(StandardCharsets.UTF_8));
    }

    public boolean isLeft() {
        return body.isGone();
    }

    void close() {
        flush();
        body.close();
    }
}
