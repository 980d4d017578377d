package dev.incipit.web.serve;

import dev.incipit.digest.Sha256;
import gg.jte.TemplateOutput;
import gg.jte.html.HtmlInterceptor;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The token against forged requests: each form of ours that posts has it as a hidden field, written by this interceptor of the
 * templates, so that no form can be without. It is made from a secret that only the browser's cookie and this exchange hold.
 */
public final class FormTokens implements HtmlInterceptor {
    static final String FIELD = "csrf";

    private final Supplier<String> token;
    private boolean posting;

    FormTokens(Supplier<String> token) {
        this.token = token;
    }

    /** The token that belongs to a secret: that of the session, or of the visitor. */
    public static String of(String secret) {
        return Sha256.hex("form " + secret);
    }

    /** Compares in a time that tells nothing of where they differ. */
    static boolean equal(String sent, String expected) {
        return MessageDigest.isEqual(sent.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void onHtmlTagOpened(String name, Map<String, Object> attributes, TemplateOutput output) {
        // Called within the tag, where only an attribute could be written.
        posting = "post".equalsIgnoreCase(String.valueOf(attributes.get("method")));
    }

    @Override
    public void onHtmlTagClosed(String name, TemplateOutput output) {
        if (posting) {
            output.writeContent("<input type=\"hidden\" name=\"" + FIELD + "\" value=\"" + token.get() + "\">");
        }
    }
}
