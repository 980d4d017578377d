package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PageKindTest {
    @ParameterizedTest
    @CsvSource({
        "help/en/articles/204-set-a-limit, DOCUMENTATION",
        "hc/en-us/articles/360000149-Print-a-label, DOCUMENTATION",
        "articles/first-flush, NEWS",
        "blog/articles/first-flush, NEWS",
        "docs/blog/first-flush, NEWS",
        "product-tag/organic, LISTING",
        "category/uncategorized, LISTING",
        "shop/category/bicycles-1, PRODUCT",
        "shop/category, LISTING",
        "agenda/pagina/2, LISTING",
        "taxonomy/term/4, LISTING",
        "agenda/taller/imprimir, UTILITY",
        "protecao-de-dados, LEGAL",
        "policies/shipping-policy, LEGAL",
        "en/policies/shipping, LEGAL",
        "terms-and-conditions-2026, LEGAL",
        "members-login, UTILITY",
        "docs/auth/user-login, DOCUMENTATION",
        "features/user-login, PRODUCT",
        "cookie-policy-eu, LEGAL",
        "cookie-richtlinie-eu, LEGAL",
        "help/en-us/requests/new, UTILITY",
        "cookies-settings, LEGAL",
        "docs/config/cookie-processor.html, DOCUMENTATION",
        "docs/query/terms-lookup, DOCUMENTATION",
        "products/chef-knife, PRODUCT",
        "2025/05, LISTING",
        "entry/2025/05/17, LISTING",
        "entry/2025/05/17/083000, NEWS",
        "archives/1432, NEWS",
        "news/dron/sendto_form, UTILITY",
        "archives/products/45, PRODUCT",
        "archives/date/2025/05, LISTING",
        "services/letter/B, LISTING",
        "dienste/buchstabe/Ö, LISTING",
        "annuaire/lettre/0-9, LISTING",
        "careers, COMPANY"
    })
    void aPathTellsTheKindByItsWordsFromTheOutside(String path, PageKind kind) {
        assertEquals(Optional.of(kind), PageKind.ofPath(List.of(path.split("/"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"letter/to-the-editor", "b", "pupils/b"})
    void onlyOneLetterBelowAFolderOfLettersIsAPartOfAList(String path) {
        assertEquals(Optional.empty(), PageKind.ofPath(List.of(path.split("/"))));
    }

    @ParameterizedTest
    @CsvSource({"wiki/User_talk:Bo, false", "wiki/Spezial:Letzte_Änderungen, false", "wiki/Help:Search, true"})
    void aWikisPageBesideItsArticlesIsNoSubjectOfAManual(String path, boolean subject) {
        var segments = List.of(path.split("/"));
        assertEquals(subject, PageKind.mayBeSubject(segments, true));
        assertEquals(
                subject,
                PageKind.ofPath(segments).filter(kind -> !kind.listed()).isEmpty());
    }

    @Test
    void thePoliciesOfASchoolAreNoTermsOfItsSite() {
        assertEquals(Optional.empty(), PageKind.ofPath(List.of("our-school", "policies", "homework")));
    }

    @ParameterizedTest
    @CsvSource({
        "careers/map-engineer, true",
        "karriere/ausbildung/dreher, true",
        "careers, false",
        "docs/jobs, false",
        "docs/tasks/job/parallel-processing, false",
        "api/jobs/create, false",
        "openings/sicilian-defence, false",
        "company/jobs/cook, true"
    })
    void aJobLiesInAFolderOfJobs(String path, boolean job) {
        assertEquals(job, PageKind.isVacancy(List.of(path.split("/"))));
    }
}
