package dev.incipit.web.serve;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fields of a form or of a query ({@code application/x-www-form-urlencoded}). Takes linear time; at most {@link #FIELDS_MAX}
 * fields.
 *
 * @param fields each with all values that were sent
 */
public record Form(Map<String, List<String>> fields) {
    static final int FIELDS_MAX = 200;
    static final Form EMPTY = new Form(Map.of());

    /** @throws BadForm if there are too many, or an escape is malformed */
    static Form parse(String encoded) {
        if (encoded.isEmpty()) {
            return EMPTY;
        }
        var pairs = encoded.split("&", FIELDS_MAX + 1);
        if (pairs.length > FIELDS_MAX) {
            throw new BadForm("The form has more than " + FIELDS_MAX + " fields.");
        }
        var fields = new LinkedHashMap<String, List<String>>();
        for (var pair : pairs) {
            int equals = pair.indexOf('=');
            var name = decode(equals < 0 ? pair : pair.substring(0, equals));
            var value = equals < 0 ? "" : decode(pair.substring(equals + 1));
            fields.computeIfAbsent(name, _ -> new ArrayList<>(1)).add(value);
        }
        return new Form(fields);
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw new BadForm("The form is not encoded as forms are.");
        }
    }

    /** What was typed, without surrounding space; empty if the field is absent. A field that was sent twice counts as absent. */
    public String text(String name) {
        return exact(name).strip();
    }

    /** Like {@link #text}, with its spaces: passwords, and texts in which lines begin with some. */
    public String exact(String name) {
        return value(name).orElse("");
    }

    /** The value of a field; empty if it is absent or was sent twice. */
    public Optional<String> value(String name) {
        var values = fields.getOrDefault(name, List.of());
        return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
    }

    public boolean isTicked(String name) {
        return value(name).isPresent();
    }
}
