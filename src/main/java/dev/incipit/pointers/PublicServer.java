package dev.incipit.pointers;

import dev.incipit.text.Words;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The web servers and hosts for which a configuration can be written. */
public enum PublicServer {
    NGINX("nginx.conf", "incipit.nginx.conf", "Include it in the server block of the site."),
    CADDY("Caddyfile", "incipit.Caddyfile", "Import it in the site's block."),
    APACHE("apache.conf", "incipit.apache.conf", "Include it in the <VirtualHost> of the site."),
    NETLIFY("netlify.js", "netlify/edge-functions/incipit.js", "Commit it with your project."),
    CLOUDFLARE("cloudflare.js", "functions/_middleware.js", "Commit it with your project."),
    VERCEL("vercel.js", "middleware.js", "Commit it with your project, and run npm install @vercel/functions.");

    private final String template;
    private final String usualFile;
    private final String use;

    PublicServer(String template, String usualFile, String use) {
        this.template = template;
        this.usualFile = usualFile;
        this.use = use;
    }

    public static Optional<PublicServer> named(String word) {
        return Arrays.stream(values())
                .filter(server -> server.word().equals(word))
                .findFirst();
    }

    public static String words() {
        return Arrays.stream(values()).map(PublicServer::word).collect(Collectors.joining(", "));
    }

    /** The name as it is written in a command. */
    public String word() {
        return Words.word(this);
    }

    /** The file in which the configuration is expected, relative to the folder of the project. */
    public String usualFile() {
        return usualFile;
    }

    /** One sentence on what to do with the file. */
    public String use() {
        return use;
    }

    String template() {
        return template;
    }

    boolean runsScripts() {
        return template.endsWith(".js");
    }
}
