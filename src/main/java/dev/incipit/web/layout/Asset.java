package dev.incipit.web.layout;

import dev.incipit.digest.Sha256;
import dev.incipit.text.ShippedFile;
import java.util.List;

/**
 * A file of the pages' style or script. Its path contains a hash of its content, so that browsers may keep it for ever.
 *
 * @param path as in {@code /assets/style-0123456789ab.css}
 */
public record Asset(String path, String mediaType, byte[] content) {
    public static final Asset STYLE = read("style.css", "text/css; charset=utf-8");
    public static final Asset HTMX = read("htmx.js", "text/javascript; charset=utf-8");
    public static final Asset SCRIPT = read("incipit.js", "text/javascript; charset=utf-8");
    /** For the pages of passkeys alone. */
    public static final Asset PASSKEYS = read("passkeys.js", "text/javascript; charset=utf-8");

    public static final Asset ICON = read("icon.svg", "image/svg+xml");

    private static final int HASH_CHARACTERS = 12;

    public static List<Asset> all() {
        return List.of(STYLE, HTMX, SCRIPT, PASSKEYS, ICON);
    }

    private static Asset read(String name, String mediaType) {
        var content = ShippedFile.bytes("/web/" + name);
        int dot = name.lastIndexOf('.');
        var hash = Sha256.hex(content).substring(0, HASH_CHARACTERS);
        var path = "/assets/" + name.substring(0, dot) + "-" + hash + name.substring(dot);
        return new Asset(path, mediaType, content);
    }
}
