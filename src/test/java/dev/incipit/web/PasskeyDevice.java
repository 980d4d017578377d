package dev.incipit.web;

import dev.incipit.people.webauthn.Device;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Fills in the pages' forms as {@code passkeys.js} does, with a device. */
record PasskeyDevice(Device device) {
    /** What a page asks of the browser. */
    static Element asked(HttpResponse<String> page) {
        return Objects.requireNonNull(Jsoup.parse(page.body()).selectFirst("form[data-passkey]"), page.body());
    }

    /** The page's form, filled in with the answer for a new key. */
    Map<String, String> make(HttpResponse<String> page) {
        return make(page, asked(page).attr("data-challenge"));
    }

    /** The same, but another challenge is signed. */
    Map<String, String> make(HttpResponse<String> page, String challenge) {
        var form = asked(page);
        var made = device.make(challenge, form.attr("data-party"), form.attr("data-user"), form.attr("data-name"));
        var fields = fields(form);
        fields.put("client", made.client());
        fields.put("attestation", made.attestation());
        return fields;
    }

    /** The page's form, filled in with the answer of a key. */
    Map<String, String> use(HttpResponse<String> page) {
        return use(page, asked(page).attr("data-challenge"));
    }

    /** The same, but another challenge is signed. */
    Map<String, String> use(HttpResponse<String> page, String challenge) {
        var form = asked(page);
        var used = device.use(challenge, form.attr("data-party"));
        var fields = fields(form);
        fields.put("id", used.id());
        fields.put("user", used.user());
        fields.put("client", used.client());
        fields.put("authenticator", used.authenticator());
        fields.put("signature", used.signature());
        return fields;
    }

    private static Map<String, String> fields(Element form) {
        var fields = new HashMap<String, String>();
        form.select("input[name]").forEach(field -> fields.put(field.attr("name"), field.val()));
        return fields;
    }
}
