package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TemplateAddressTest {
    @ParameterizedTest
    @CsvSource({
        "example.com, true",
        "docs.example.org, true",
        "yourdomain.com, true",
        "docs.your-site.dev, true",
        "mywebsite.com, true",
        "www.yourdomain.co.uk, true",
        "www.ihre-domain.de, true",
        "tudominio.com, true",
        "votre-domaine.fr, true",
        "seudominio.com.br, true",
        "domaine.fr, false",
        "dominio.es, false",
        "notexample.com, false",
        "yourdomainname.com, false",
        "mysite.com, false",
        "domain.com, false",
        "your-domain.acme.dev, false"
    })
    void aHostStandsForTheRealOne(String host, boolean example) {
        assertEquals(example, TemplateAddress.isExampleHost(host));
    }

    @ParameterizedTest
    @CsvSource({
        "/docs/:id, true",
        "/docs/:id/edit, true",
        "/docs/[slug], true",
        "/docs/[...path].md, false",
        "/docs/[...path], true",
        "/docs/%7B%7Bslug%7D%7D/, true",
        "/wiki/C:Program, false",
        "/wiki/:, false",
        "/wiki/File:Oak.jpg, false",
        "/a/[1], false",
        "/docs/%7Bid%7D, false",
        "/@scope/:name@2, false"
    })
    void aSegmentIsAParameter(String path, boolean parameter) {
        assertEquals(parameter, TemplateAddress.hasParameter(path));
    }
}
